/**
 * Whether the profile of a customer lacks a field of /auth/userinfo; that page then follows the first verified sign-in
 * (REQ-ACCOUNT-22).
 */
export function lacksUserInfo(user: {
  birthday: string | null;
  gender: string | null;
  country: string | null;
}): boolean {
  return user.birthday === null || user.gender === null || user.country === null;
}
