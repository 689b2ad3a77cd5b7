"""Draw a learning curve: the lines that `examples/ppo.py train` prints, as a picture.

python scripts/curve.py curve.jsonl docs/pictures/learning-curve.svg
"""

import json
import sys
from pathlib import Path

WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 720, 360, 64, 24, 24, 56
INK, LINE, GRID = "#2b2a28", "#2f4b7c", "#d9d4c7"


def picture(rows: list[dict[str, dict[str, float]]]) -> str:
    """The share of wins over the decisions seen, as SVG."""
    points = [(float(str(row["decisions"])), float(row["against"]["wins"])) for row in rows]
    most = max(decisions for decisions, _ in points) or 1.0

    def x(decisions: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * decisions / most

    def y(share: float) -> float:
        return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * share

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" fill="{INK}"'
        ' font-family="sans-serif" font-size="13" role="img" aria-label="share of wins over decisions">'
    ]
    for tenth in range(0, 11, 2):
        parts.append(f'<path d="M{LEFT} {y(tenth / 10):.1f}H{WIDTH - RIGHT}" stroke="{GRID}"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{y(tenth / 10) + 4:.1f}" text-anchor="end">{tenth * 10} %</text>')
    for quarter in range(5):
        decisions = most * quarter / 4
        label = f"{decisions / 1e6:.2f} M"
        parts.append(f'<text x="{x(decisions):.1f}" y="{HEIGHT - BOTTOM + 20}" text-anchor="middle">{label}</text>')
    course = " ".join(f"{x(decisions):.1f},{y(share):.1f}" for decisions, share in points)
    parts.append(f'<polyline points="{course}" fill="none" stroke="{LINE}" stroke-width="2.5"/>')
    parts += [f'<circle cx="{x(d):.1f}" cy="{y(share):.1f}" r="3.5" fill="{LINE}"/>' for d, share in points]
    middle = (LEFT + WIDTH - RIGHT) / 2
    opponent, games = rows[-1]["against"]["opponent"], rows[-1]["against"]["games"]
    text = f"decisions seen in self-play; share of wins against {opponent}, {games} games each"
    parts.append(f'<text x="{middle}" y="{HEIGHT - 12}" text-anchor="middle">{text}</text></svg>')
    return "\n".join(parts) + "\n"


if __name__ == "__main__":
    lines = Path(sys.argv[1]).read_text(encoding="utf-8").splitlines()
    Path(sys.argv[2]).write_text(picture([json.loads(line) for line in lines]), encoding="utf-8")
