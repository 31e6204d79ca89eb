import type { SlotLoaderContext } from "@hub/shared-contracts/remote/remote-server";
import { loadRegisterTexts, type RegisterRow, registerColumns, registerRows } from "./register-rows.loader.ts";
import { STORAGE_REGISTER } from "./storage-register.ts";

export interface RegisterData {
	readonly caption: string;
	readonly columns: readonly string[];
	readonly rows: readonly RegisterRow[];
}

export async function loadRegister({ locale }: SlotLoaderContext): Promise<RegisterData> {
	const t = await loadRegisterTexts(locale);
	return { caption: t("caption"), columns: registerColumns(t), rows: registerRows(STORAGE_REGISTER, t) };
}
