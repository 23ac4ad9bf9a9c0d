/** Where a picture of a person is read. Its name cannot be guessed, and a new picture has a new one. */
export function avatarUrl(name: string): string {
  return `/avatars/${name}`;
}
