"use client";
import { EyeOff, House, ShoppingBasket, UserRound, WalletMinimal } from "../../primitives/icon/icon-nodes.js";
import { useId, useState } from "react";
import { familyMessages, useMessages } from "../../locale/index.js";
import { Button } from "../../primitives/button/index.js";
import { foldDigits } from "../../primitives/field/index.js";
import { Icon } from "../../primitives/icon/index.js";
import { SegmentedControl } from "../../primitives/segmented-control/index.js";
import { TextField } from "../../primitives/text-field/index.js";
import { FamilyPreviewCard, type FamilyPreviewData } from "../../widgets/family-card/index.js";

/** Creating a family, or joining one by its code. */
export interface JoinFamilyProps {
  /** Looks up the family of a code. */
  onFind: (code: string) => void;
  loadingFind?: boolean | undefined;
  /** The family of the code, shown before joining. */
  preview?: FamilyPreviewData | null | undefined;
  /** Joins the family in `preview`. */
  onJoin: (code: string) => void;
  /** Error of the lookup or of joining. */
  codeError?: string | undefined;
  onCreate: (name: string) => void;
  /** Error of creating a family. */
  createError?: string | undefined;
  loading?: boolean | undefined;
  /** Initial code, from the URL of an invitation. */
  code?: string | undefined;
}

/** Letters of an invite code; a code that is complete is looked up at once. */
const CODE_LENGTH = 12;

/** The code in what was typed or pasted: without spaces and hyphens, in capitals. */
const cleanInvite = (text: string) =>
  foldDigits(text.normalize("NFKC"))
    .replaceAll(/[^\p{L}\p{N}]/gu, "")
    .toUpperCase();

/** Creates a family, or joins one by its invite code. */
export function JoinFamily({
  onFind,
  loadingFind = false,
  preview,
  onJoin,
  codeError,
  onCreate,
  createError,
  loading = false,
  code: initialCode = "",
}: JoinFamilyProps) {
  const { t } = useMessages();
  const id = useId();
  const [mode, setMode] = useState<"code" | "create">("code");
  const [code, setCode] = useState(initialCode);
  const [searchedCode, setSearchedCode] = useState(initialCode);
  const [name, setName] = useState("");
  const [submitted, setSubmitted] = useState(false);
  const found = preview && searchedCode === code ? preview : null;
  const find = (searched: string) => {
    setSearchedCode(searched);
    onFind(searched);
  };
  return (
    <section aria-labelledby={`${id}-pitch`} className="mx-auto w-full max-w-form py-2">
      <div aria-hidden className="mb-4 flex items-center justify-center">
        <span className="-me-3 grid size-14 place-items-center rounded-[50%] bg-t-sky">
          <Icon of={UserRound} />
        </span>
        <span className="z-1 grid size-20 place-items-center rounded-[50%] bg-t-sand ring-4 ring-bg">
          <Icon of={House} size="large" />
        </span>
        <span className="-ms-3 grid size-14 place-items-center rounded-[50%] bg-t-sage">
          <Icon of={UserRound} />
        </span>
      </div>
      <h2 id={`${id}-pitch`} className="text-center text-title heading">
        {t(familyMessages.pitch)}
      </h2>
      <p className="mx-auto mt-1 mb-5 max-w-80 text-center text-pretty text-muted">
        {t(familyMessages.pitchText)}
      </p>
      <SegmentedControl<"code" | "create">
        label={t(familyMessages.how)}
        labelHidden
        wide
        value={mode}
        onValueChange={setMode}
        options={[
          { value: "code", label: t(familyMessages.withCode) },
          { value: "create", label: t(familyMessages.create) },
        ]}
      />
      {mode === "code" ? (
        <form
          noValidate
          className="mt-5 grid gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            if (code === "" || loading || loadingFind) return document.getElementById(`${id}-code`)?.focus();
            if (found) onJoin(code);
            else find(code);
          }}
        >
          <TextField
            id={`${id}-code`}
            code
            label={t(familyMessages.code)}
            help={t(familyMessages.codeHelp)}
            autoComplete="off"
            autoCapitalize="characters"
            value={code}
            onValueChange={(text) => {
              const typed = cleanInvite(text);
              setCode(typed);
              if (typed.length === CODE_LENGTH && typed !== searchedCode && !loadingFind) find(typed);
            }}
            error={searchedCode === code ? codeError : undefined}
          />
          <div role="status" className="empty:hidden">
            {found && <FamilyPreviewCard family={found} />}
          </div>
          {found && (
            <ul className="grid gap-2 text-small">
              {(
                [
                  [WalletMinimal, familyMessages.joinAllowance],
                  [ShoppingBasket, familyMessages.joinBasket],
                  [EyeOff, familyMessages.joinPrivate],
                ] as const
              ).map(([icon, text]) => (
                <li key={text.id} className="flex items-start gap-3">
                  <Icon of={icon} className="h-lh flex-none" />
                  <span>{t(text)}</span>
                </li>
              ))}
            </ul>
          )}
          <Button type="submit" wide loading={loading || loadingFind}>
            {t(found ? familyMessages.join : familyMessages.find)}
          </Button>
        </form>
      ) : (
        <form
          noValidate
          className="mt-5 grid gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            setSubmitted(true);
            if (name.trim() === "" || loading) return document.getElementById(`${id}-name`)?.focus();
            onCreate(name.trim());
          }}
        >
          <TextField
            id={`${id}-name`}
            label={t(familyMessages.name)}
            help={t(familyMessages.nameHelp)}
            maxLength={60}
            value={name}
            onValueChange={setName}
            error={submitted && name.trim() === "" ? t(familyMessages.needsName) : createError}
            required
          />
          <Button type="submit" wide loading={loading}>
            {t(familyMessages.create)}
          </Button>
        </form>
      )}
    </section>
  );
}
