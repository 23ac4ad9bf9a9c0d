"use client";
import { accountMessages, useMessages } from "../../locale/index.js";
import { Skeleton, SkeletonGroup } from "../../primitives/skeleton/index.js";
import { ProfileForm, type ProfileFormProps } from "../../widgets/profile-form/index.js";
import { AccountFrame, type AccountPageProps } from "../account-frame/index.js";

const panel =
  "max-w-176 desktop:rounded-panel desktop:border desktop:border-border desktop:bg-surface desktop:p-6";

export interface ProfileEditScreenProps extends AccountPageProps {
  form: ProfileFormProps;
}

/** Edits the customer's details (REQ-ROUTE-35). */
export function ProfileEditScreen({ form, ...frame }: ProfileEditScreenProps) {
  const { t } = useMessages();
  return (
    <AccountFrame
      {...frame}
      data-slot="profile-edit-screen"
      title={t(accountMessages.editTitle)}
      failedTitle={t(accountMessages.profileFailed)}
      skeleton={
        <SkeletonGroup className={`grid gap-5 large:grid-cols-2 large:gap-4 ${panel}`}>
          <Skeleton shape="circle" className="size-16 large:col-span-2" />
          {Array.from({ length: 8 }, (_, i) => (
            <div key={i} className="grid gap-2">
              <Skeleton className="w-24" />
              <Skeleton shape="box" className="h-13 w-full rounded-field" />
            </div>
          ))}
        </SkeletonGroup>
      }
    >
      <div className={panel}>
        <ProfileForm {...form} />
      </div>
    </AccountFrame>
  );
}
