/** URL of a picture that the server has re-encoded: names are unguessable, and each upload gets a new one. */
export const avatarUrl = (name: string) => `/avatars/${name}`;

/** URL of the operator's logo. */
export const logoUrl = (name: string) => `/brand/${name}`;
