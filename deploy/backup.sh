#!/bin/sh
# A dump of everything, checked: it is restored into a database of its own, and every game in it must be readable.
#   backup.sh FOLDER          DATABASE and CHECK are addresses; CHECK is a database that may be dropped and made anew
set -eu
folder=$1
database=${DATABASE:-postgresql:///fondaco}
check=${CHECK:-postgresql:///fondaco_check}
server=${check%/*}/postgres
name=${check##*/}
file=$folder/fondaco-$(date -u +%Y%m%d-%H%M%S).dump

pg_dump --format=custom --file="$file.part" --dbname="$database"
psql --quiet --dbname="$server" -c "DROP DATABASE IF EXISTS $name" -c "CREATE DATABASE $name"
pg_restore --exit-on-error --no-owner --dbname="$check" "$file.part"
fondaco check --database "$check"
psql --quiet --dbname="$server" -c "DROP DATABASE $name"
mv "$file.part" "$file"
echo "$file"
