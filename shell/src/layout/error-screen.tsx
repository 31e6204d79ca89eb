// The screen for a fatal error (NV-5), in both languages, with a link home. It needs no data, no messages and no history.

import de from "../../messages/error.de.json";
import en from "../../messages/error.en.json";

/** The screen for a fatal error. */
export function ErrorScreen() {
	return (
		<main className="error-screen">
			{[
				{ locale: "de", text: de },
				{ locale: "en", text: en },
			].map(({ locale, text }) => (
				<section key={locale} lang={locale}>
					<h1>{text.title}</h1>
					<p>{text.text}</p>
					<p>
						<a href={`/${locale}`} data-full-load>
							{text.home}
						</a>
					</p>
				</section>
			))}
		</main>
	);
}
