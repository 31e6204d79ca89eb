import type { MessageKey } from "@hub/shared-contracts/language/messages";
import type { PrototypeProps } from "../define-prototype.ts";
import type de from "./messages/de.json";

export default function RecallView({ t }: PrototypeProps<"recall", MessageKey<typeof de>>) {
	return <p>{t("soon")}</p>;
}
