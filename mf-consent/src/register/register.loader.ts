import { STORAGE_REGISTER } from "@hub/shared-contracts/consent/storage-register";
import type { MessageKey } from "@hub/shared-contracts/language/messages";
import type { SlotLoaderContext } from "@hub/shared-contracts/remote/remote-server";
import type de from "../../messages/de.json";
import { type RegisterRow, registerColumns, registerRows } from "./register-rows.ts";

/** The whole register, as the privacy policy shows it. */
export interface RegisterData {
	readonly caption: string;
	readonly columns: readonly string[];
	readonly rows: readonly RegisterRow[];
}

export function loadRegister({ t }: SlotLoaderContext<MessageKey<typeof de>>): RegisterData {
	return {
		caption: t("register.caption"),
		columns: registerColumns(t),
		rows: registerRows(STORAGE_REGISTER, t),
	};
}
