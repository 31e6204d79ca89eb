import type { SlotLoaderContext } from "@hub/shared-contracts/remote/remote-server";
import { type RegisterRow, registerColumns, registerRows } from "./register-rows.ts";
import { registerTexts } from "./register-texts.loader.ts";
import { STORAGE_REGISTER } from "./storage-register.ts";

/** The whole register, as the privacy policy shows it. */
export interface RegisterData {
	readonly caption: string;
	readonly columns: readonly string[];
	readonly rows: readonly RegisterRow[];
}

export async function loadRegister({ locale }: SlotLoaderContext): Promise<RegisterData> {
	const t = await registerTexts(locale);
	return { caption: t("caption"), columns: registerColumns(t), rows: registerRows(STORAGE_REGISTER, t) };
}
