// An error page, in plain text until its code is loaded, or for good if that fails.

import { useRuntime } from "@hub/shared-contracts/remote/runtime";
import { useEffect, useState } from "react";
import type { ErrorPageProps } from "./error-page.tsx";
import { useShellMessages } from "./shell-messages.ts";
import { useSite } from "./site-context.tsx";

export function LazyErrorPage(props: ErrorPageProps) {
	const { errorPage } = useSite();
	const [Page, setPage] = useState(() => errorPage.current());
	useEffect(() => {
		if (!Page) void errorPage.load().then(() => setPage(() => errorPage.current()));
	}, [Page, errorPage]);
	return Page ? <Page {...props} /> : <PlainWords {...props} />;
}

function PlainWords(props: ErrorPageProps) {
	const t = useShellMessages();
	const { currentHref } = useRuntime();
	return (
		<div className="error-screen">
			<h1>{t(props.kind === "missing" ? "missing.title" : `trouble.${props.kind}.title`)}</h1>
			<p>{props.kind === "missing" ? props.message : t(`trouble.${props.kind}.text`)}</p>
			{props.kind !== "missing" && props.reference && <p>{t("trouble.reference", { reference: props.reference })}</p>}
			<p>
				<a href={currentHref} data-full-load>
					{t("trouble.retry")}
				</a>
			</p>
		</div>
	);
}
