/** Request body of the application form: empty texts become null, and the list of files its first one. */
export function applicantBody<
  Values extends Record<"business_type" | "company_name" | "cr_number" | "comments", string> & {
    cr_attachment: readonly File[];
  },
>({ cr_attachment: [attached], business_type, company_name, cr_number, comments, ...person }: Values) {
  const orNull = (text: string) => (text.trim() === "" ? null : text);
  return {
    ...person,
    business_type: orNull(business_type),
    company_name: orNull(company_name),
    cr_number: orNull(cr_number),
    comments: orNull(comments),
    cr_attachment: attached ?? null,
  };
}
