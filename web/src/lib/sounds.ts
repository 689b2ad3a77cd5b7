/** Sounds, made here: a knock of wood for a move, a bell for your turn. Off unless the player wants them. */
import { prefs } from "./prefs.svelte";

let context: AudioContext | null = null;

function tone(frequency: number, seconds: number, loudness: number, type: OscillatorType, delay = 0): void {
  context ??= new AudioContext();
  const start = context.currentTime + delay;
  const voice = context.createOscillator();
  const volume = context.createGain();
  voice.type = type;
  voice.frequency.setValueAtTime(frequency, start);
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loudness, start + 0.005);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  voice.connect(volume).connect(context.destination);
  voice.start(start);
  voice.stop(start + seconds);
}

export function knock(): void {
  if (!prefs.sounds) return;
  tone(190, 0.09, 0.25, "triangle");
  tone(420, 0.05, 0.1, "sine");
}

export function bell(): void {
  if (!prefs.sounds) return;
  tone(660, 0.9, 0.16, "sine");
  tone(990, 0.7, 0.08, "sine", 0.02);
  tone(1320, 0.5, 0.04, "sine", 0.03);
}
