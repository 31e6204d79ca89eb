// Error pages. A separate chunk, because most visitors never see it.

import type { ComponentType } from "react";
import type { ErrorResult } from "../page/page-result.ts";
import { MissingPage } from "./missing-page.tsx";
import { TroublePage } from "./trouble-page.tsx";

/** There is no such page, with its message (RT-6, RT-7), or it failed. */
export type ErrorPageProps =
	| { readonly kind: "missing"; readonly message: string }
	| { readonly kind: ErrorResult["kind"]; readonly reference?: ErrorResult["reference"] };

export interface ErrorPageCode {
	current(): ComponentType<ErrorPageProps> | undefined;
	/** Resolves when the code is loaded or has failed to load. */
	load(): Promise<void>;
}

export default function ErrorPage(props: ErrorPageProps) {
	return props.kind === "missing" ? (
		<MissingPage message={props.message} />
	) : (
		<TroublePage kind={props.kind} reference={props.reference} />
	);
}
