import type { SlotProps } from "@hub/shared-contracts/remote/remote";
import type { RegisterData } from "./register.loader.ts";
import { RegisterTable } from "./register-table.tsx";

/** Table of everything that the site stores in a browser, for the privacy policy. */
export default function Register({ data: { caption, columns, rows } }: SlotProps<RegisterData>) {
	return <RegisterTable id="consent:register" caption={caption} columns={columns} rows={rows} />;
}
