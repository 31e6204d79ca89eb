// The screen for a fatal error (NV-5), in all languages, with a link home. It needs no data, no messages and no
// history.

import { type ByLocale, LOCALES } from "@hub/shared-contracts/language/locale";
import texts from "../../messages/error.json";

/** Languages without these messages are left out. */
const TEXTS: ByLocale<Readonly<Record<"title" | "text" | "reference" | "home", string>>> = texts;

/** @param reference for the visitor's report; undefined until the failure was reported */
export function ErrorScreen({ reference }: { reference?: string | undefined }) {
	return (
		<main className="error-screen">
			{LOCALES.map(({ code, dir }) => {
				const text = TEXTS[code];
				return (
					text && (
						<section key={code} lang={code} dir={dir}>
							<h1>{text.title}</h1>
							<p>{text.text}</p>
							{reference && <p>{text.reference.replace("{{reference}}", reference)}</p>}
							<p>
								<a href={`/${code}`} data-full-load>
									{text.home}
								</a>
							</p>
						</section>
					)
				);
			})}
		</main>
	);
}
