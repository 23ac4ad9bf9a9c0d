/** URL of a picture that the server has re-encoded: names are unguessable, and each upload gets a new one. */
export const avatarUrl = (name: string) => `/avatars/${name}`;

/** URL of the operator's logo. */
export const logoUrl = (name: string) => `/brand/${name}`;

/** URL of one width of a picture of a store, a product or the brand. */
export const pictureUrl = (name: string) => `/pictures/${name}`;
