// What is shown in place of a page that is not there or could not be made. A chunk of its own: most visitors never see it.

import type { ComponentType } from "react";
import type { TroubleAnswer } from "../page/answer.ts";
import { MissingPage } from "./missing-page.tsx";
import { TroublePage } from "./trouble-page.tsx";

/** What happened: there is no such page, with the sentence that says so (RT-6, RT-7), or it could not be made. */
export type ErrorPageProps =
	| { readonly kind: "missing"; readonly message: string }
	| { readonly kind: TroubleAnswer["kind"]; readonly reference?: TroubleAnswer["reference"] };

/** The code of error pages, as far as it is loaded. */
export interface ErrorPageCode {
	current(): ComponentType<ErrorPageProps> | undefined;
	/** Resolves when it is known whether it comes. */
	load(): Promise<void>;
}

export default function ErrorPage(props: ErrorPageProps) {
	return props.kind === "missing" ? (
		<MissingPage message={props.message} />
	) : (
		<TroublePage kind={props.kind} reference={props.reference} />
	);
}
