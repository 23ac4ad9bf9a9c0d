export { type Bell, silentBell } from "./bell.js";
export { LOUDNESS, type Note, NOTES, type Sound, SOUNDS } from "./sounds.js";
export { createWebAudioBell } from "./web-audio-bell.js";
