export {
  type ApplicantKind,
  applicantPresentation,
  type ApplicantValues,
  type ApplicantFormProps,
  ApplicantForm,
} from "./applicant-form.js";
