import { ApiError } from "../../http/api-error.js";
import { LEAKED_PASSWORDS } from "./leaked-passwords.js";

/** Passwords of at least eight characters that leaked most often or are likely guesses in Qatar. */
const COMMON = new Set([
  ...LEAKED_PASSWORDS,
  ...`password passw0rd password1 12345678 123456789 1234567890 0123456789 87654321 987654321 0987654321 11111111
  00000000 22222222 33333333 44444444 55555555 66666666 77777777 88888888 99999999 12341234 12344321 11223344
  112233445566 123123123 123321123 12121212 13131313 69696969 10203040 147258369 159753456 123654789 741852963
  789456123 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qaz1qaz qazwsxedc qwertyui qwertyuiop qwerty12 qwerty123 qwer1234
  q1w2e3r4 asdfghjk asdfghjkl asdf1234 zxcvbnm1 zaq12wsx abcd1234 abc12345 abcdefgh abcdefg1 a1b2c3d4 aa123456
  letmein1 letmeinnow iloveyou iloveyou1 sunshine princess football baseball basketball superman batman123
  starwars pokemon1 computer internet samsung1 whatever trustno1 welcome1 welcome123 admin123 administrator
  changeme default1 testtest test1234 guest123 master123 monkey123 dragon123 shadow123 michael1 jennifer
  jessica1 charlie1 liverpool chelsea1 arsenal1 barcelona realmadrid manchester ronaldo7 messi123 mustang1
  corvette mercedes ferrari1 alexande victoria maverick midnight november december september chocolate butterfly
  danielle cheyenne marlboro hello123 hellohello freedom1 blessed1 jesus123 godisgood blahblah secret123
  password123 passwort motdepasse contrasena qatar123 qatar2022 qatar2023 qatar2024 qatar2025 qatar2026
  doha1234 dohaqatar qatarqatar talabee talabee1 talabee123 mohammed muhammad mohamed1 ahmed123 abdullah
  abdulrahman khalid123 hamad123 fatima123 maryam123 noora123 alhamdulillah bismillah mashallah inshallah
  allahuakbar habibi123 ramadan1 alrayyan alsadd123`.split(/\s+/),
]);

export interface PersonalDetails {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly mobile: string;
}

/** Throws `validation_failed` for a password that is easy to guess. */
export function rejectCommonPassword(password: string, person: PersonalDetails): void {
  if (isCommonPassword(password, person)) {
    throw new ApiError("validation_failed", { errors: { password: ["password_common"] } });
  }
}

/**
 * Whether a password is easy to guess, in general or from the person's details. Ignores case, trailing digits and
 * symbols, and symbols used as letters.
 */
export function isCommonPassword(password: string, person: PersonalDetails): boolean {
  const normalized = password.toLowerCase().trim();
  const letters = normalized
    .replaceAll("@", "a")
    .replaceAll("$", "s")
    .replaceAll("0", "o")
    .replaceAll("!", "");
  const withoutSuffix = normalized.replace(/[\d\W_]+$/u, "");
  if (
    COMMON.has(normalized) ||
    COMMON.has(letters) ||
    (withoutSuffix.length >= 6 && COMMON.has(withoutSuffix))
  )
    return true;
  if (/^(.)\1+$/u.test(normalized)) return true;
  const details = [
    person.email,
    person.email.split("@")[0]!,
    person.mobile,
    person.mobile.replace(/^\+974/, ""),
  ];
  return [...details, person.first_name + person.last_name].some((part) => normalized === part.toLowerCase());
}
