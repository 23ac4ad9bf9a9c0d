import { uploadStorePicture } from "@talabee/contract";
import { useMessages } from "@talabee/ui/locale";
import { FileField } from "@talabee/ui/primitives/file-field";
import { Picture, type PictureSource } from "@talabee/ui/primitives/picture";
import { useState } from "react";
import { useAct } from "../../app/use-act.js";
import { officeStoreMessages as m } from "../../messages/index.js";

export interface PictureChoiceProps {
  label: string;
  kind: "product" | "logo" | "cover" | "card";
  storeId: string;
  /** The picture until now. */
  shown: PictureSource | null;
  /** Called with the id of an upload, which the form names; null for none. */
  onId: (id: string | null, picture: PictureSource | null) => void;
}

/** A picture that is uploaded when it is chosen, and belongs to something once its form is saved. */
export function PictureChoice({ label, kind, storeId, shown, onId }: PictureChoiceProps) {
  const { t } = useMessages();
  const { act, isSending, error } = useAct();
  const [files, setFiles] = useState<File[]>([]);
  async function upload(chosen: File[]): Promise<void> {
    setFiles(chosen);
    const [picture] = chosen;
    if (picture === undefined) return onId(null, null);
    const answer = await act(uploadStorePicture, { params: { id: storeId }, body: { kind, picture } });
    if (answer === undefined) setFiles([]);
    else onId(answer.data.id, answer.data.picture);
  }
  return (
    <div className="office-picture">
      {shown !== null && <Picture source={shown} alt="" fallback="" className="w-24" />}
      <FileField
        label={label}
        optional
        accept="image/jpeg,image/png,image/webp"
        value={files}
        onValueChange={(chosen) => void upload(chosen)}
        help={isSending ? t(m.uploading) : t(m.pictureHelp)}
        error={error?.errors["picture"]?.[0] ?? error?.message}
      />
    </div>
  );
}
