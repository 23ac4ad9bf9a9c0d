/** URL of an avatar. Names are unguessable, and each upload gets a new one. */
export function avatarUrl(name: string): string {
  return `/avatars/${name}`;
}
