import {
  applicantBody,
  type ApplicantType,
  apply,
  ATTACHMENT_LIMITS,
  formSchema,
  myApplications,
  startup,
  uploadFetch,
} from "@talabee/contract";
import { selectIsAuthenticated } from "@talabee/domain";
import type { ApplicantValues } from "@talabee/ui/widgets/applicant-form";
import { useState } from "react";
import { useSelector } from "react-redux";
import { submitForm, useApiQuery, useFormRules, useShop, useValidationText } from "../../platform/index.js";
import { useCustomerToPrefill } from "../session/index.js";

/** State of the application form for `type`: initial values, upload progress (percent) and earlier applications. */
export function useApplication(type: ApplicantType) {
  const text = useValidationText();
  const rules = useFormRules<ApplicantValues>(formSchema(apply, { toBody: applicantBody<ApplicantValues> }));
  const shop = useShop();
  const lists = useApiQuery(startup);
  const { user, isSettled } = useCustomerToPrefill();
  const earlier = useApiQuery(myApplications, { enabled: useSelector(selectIsAuthenticated) });
  const [reference, setReference] = useState<string | null>(null);
  const [progress, setProgress] = useState<number>();

  const send = async (values: ApplicantValues) => {
    setProgress(0);
    const sent = await submitForm(shop, apply, {
      body: applicantBody(values),
      fetch: uploadFetch(setProgress),
    });
    setProgress(undefined);
    if (sent.refused === undefined) setReference(sent.data.reference);
    return sent.refused;
  };

  return {
    status: isSettled ? lists.status : ("loading" as const),
    onRetry: lists.retry,
    types: lists.data?.applicant_types,
    reference,
    applications: earlier.data?.items,
    onRetryApplications: earlier.status === "failed" ? earlier.retry : undefined,
    form: {
      initialValues: {
        type,
        ...(user && {
          first_name: user.first_name,
          last_name: user.last_name,
          email: user.email,
          mobile: user.mobile ?? "",
        }),
      },
      types: lists.data?.applicant_types ?? [],
      businessTypes: lists.data?.business_types ?? [],
      attachmentStatus: () => (progress === undefined ? undefined : { progress }),
      attachmentLimits: ATTACHMENT_LIMITS,
      attachmentMessages: {
        size: text("file_too_large"),
        type: text("file_type"),
      },
      ...rules,
      draftKey: `apply-${type}`,
      onSubmit: send,
    },
  };
}
