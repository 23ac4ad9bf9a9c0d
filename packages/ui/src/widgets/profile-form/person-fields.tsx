"use client";
import { FormDateField, FormSegmentedControl, FormSelect } from "../../forms/form-fields/index.js";
import { accountMessages, useMessages } from "../../locale/index.js";

/** Birthday, gender and country, shared by two forms. Birthdays after today are invalid. */
export function PersonFields({
  countries,
  today,
}: {
  countries: readonly { code: string; name: string }[];
  today: string;
}) {
  const { t } = useMessages();
  return (
    <>
      <FormDateField
        name="birthday"
        label={t(accountMessages.birthday)}
        birthday
        min="1900-01-01"
        max={today}
        required
      />
      <FormSegmentedControl
        name="gender"
        label={t(accountMessages.gender)}
        size="large"
        wide
        options={[
          { value: "female", label: t(accountMessages.female) },
          { value: "male", label: t(accountMessages.male) },
        ]}
        required
      />
      <FormSelect
        name="country"
        label={t(accountMessages.country)}
        autoComplete="country"
        options={countries.map(({ code, name }) => ({ value: code, label: name }))}
        optional
      />
    </>
  );
}
