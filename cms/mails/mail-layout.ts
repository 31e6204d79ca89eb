import { type Locale, localeEntry } from "@hub/shared-contracts/language/locale";

/** The texts of a mail in reading order. They are plain text: markup in them is shown literally. */
export interface MailContent {
	readonly locale: Locale;
	readonly heading: string;
	/** Include the greeting, if there is one. */
	readonly paragraphs: readonly string[];
	/** Facts in two columns, such as when and where. */
	readonly facts?: readonly { readonly label: string; readonly value: string }[];
	/** The button; its address is absolute. */
	readonly action?: { readonly label: string; readonly href: string };
	/** Paragraphs after the button. */
	readonly closing?: readonly string[];
	/** Small print: the sender, and the reason for the mail. */
	readonly footer: readonly string[];
}

const colours = {
	paper: "#fbfaf6",
	surface: "#ffffff",
	ink: "#0d1a2b",
	soft: "#4a5868",
	line: "#dcdfe0",
	brand: "#0a5f63",
} as const;
const font = "'Source Sans 3', 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";

/** Renders a mail as HTML and as plain text. No remote pictures and no scripts, so reading it cannot be tracked. */
export function renderMail(mail: MailContent): { readonly html: string; readonly text: string } {
	return { html: asHtml(mail), text: asText(mail) };
}

function asText({ heading, paragraphs, facts, action, closing, footer }: MailContent): string {
	const parts = [
		heading,
		...paragraphs,
		...(facts && facts.length > 0
			? [facts.map(({ label, value }) => `${label}: ${value.replaceAll("\n", ", ")}`).join("\n")]
			: []),
		...(action ? [`${action.label}:\n${action.href}`] : []),
		...(closing ?? []),
		`-- \n${footer.join("\n")}`,
	];
	return `${parts.join("\n\n")}\n`;
}

function asHtml({ locale, heading, paragraphs, facts, action, closing, footer }: MailContent): string {
	const paragraph = (text: string) =>
		`<p style="margin:0 0 16px;font-size:17px;line-height:1.6;color:${colours.ink};overflow-wrap:anywhere">${withBreaks(text)}</p>`;
	const factRow = ({ label, value }: { label: string; value: string }) =>
		`<tr><th scope="row" align="left" valign="top" style="padding:10px 20px 10px 0;border-top:1px solid ${colours.line};font-size:15px;line-height:1.5;font-weight:600;color:${colours.soft};white-space:nowrap">${withBreaks(label)}</th>` +
		`<td valign="top" style="padding:10px 0;border-top:1px solid ${colours.line};font-size:16px;line-height:1.5;color:${colours.ink};overflow-wrap:anywhere">${renderValue(value)}</td></tr>`;
	const table =
		facts && facts.length > 0
			? `<table cellpadding="0" cellspacing="0" border="0" width="100%" style="margin:8px 0 24px;border-bottom:1px solid ${colours.line};border-collapse:collapse">${facts.map(factRow).join("")}</table>`
			: "";
	const button = action
		? `<p style="margin:8px 0 12px"><a href="${escapeHtml(action.href)}" style="display:inline-block;padding:14px 26px;border-radius:10px;background:${colours.brand};color:#ffffff;font-size:17px;line-height:1.3;font-weight:600;text-decoration:none">${escapeHtml(action.label)}</a></p>` +
			`<p style="margin:0 0 24px;font-size:13px;line-height:1.5;color:${colours.soft};word-break:break-all">${escapeHtml(action.href)}</p>`
		: "";
	return `<!doctype html>
<html lang="${locale}" dir="${localeEntry(locale).dir}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(heading)}</title></head>
<body style="margin:0;padding:0;background:${colours.paper};font-family:${font}">
<table role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%" style="background:${colours.paper}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%" style="max-width:600px;background:${colours.surface};border:1px solid ${colours.line};border-top:4px solid ${colours.brand};border-radius:10px"><tr><td style="padding:32px 28px 16px">
<h1 style="margin:0 0 20px;font-size:26px;line-height:1.25;color:${colours.ink};hyphens:auto;overflow-wrap:anywhere">${escapeHtml(heading)}</h1>
${paragraphs.map(paragraph).join("\n")}
${table}${button}${(closing ?? []).map(paragraph).join("\n")}
</td></tr></table>
<table role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%" style="max-width:600px"><tr><td style="padding:16px 28px 8px;font-size:13px;line-height:1.6;color:${colours.soft}">
${footer.map(withBreaks).join("<br>\n")}
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
}

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
/** Renders a value, as a link if it is a URL. */
const renderValue = (text: string): string =>
	/^https?:\/\/\S+$/.test(text)
		? `<a href="${escapeHtml(text)}" style="color:${colours.brand};word-break:break-all">${escapeHtml(text)}</a>`
		: withBreaks(text);
const withBreaks = (text: string): string => escapeHtml(text).replaceAll("\n", "<br>");
