// Content of pages about an account: texts, notices and plain forms. One view renders all of them.

/** A field of a form. */
export interface AccountField {
	readonly name: string;
	readonly label: string;
	readonly type: "email" | "password" | "text" | "code";
	/** Autofill hint for browsers and password managers. */
	readonly autoComplete: string;
	readonly hint?: string;
	readonly error?: string | undefined;
	/** Previous value; never a password. */
	readonly value?: string;
	/** Default true. */
	readonly required?: boolean;
}

/** Link or target of a page or form. */
export interface AccountLink {
	readonly label: string;
	readonly href: string;
}

/** A form of the page, identified by its `step`. */
export interface AccountForm {
	readonly step: string;
	/** URL that it is posted to; default: the page's own address. */
	readonly action?: string;
	/** Default: none, for a page with one form. */
	readonly heading?: string;
	readonly text?: string;
	readonly fields: readonly AccountField[];
	/** Hidden fields by name. */
	readonly hidden?: Readonly<Record<string, string>>;
	/** QR code, and its text for typing. */
	readonly code?: { readonly size: number; readonly path: string; readonly label: string; readonly text: string };
	readonly submit: string;
	/** True for a secondary form. Default false. */
	readonly quiet?: boolean;
	/** Links to alternatives to this form. Default none. */
	readonly links?: readonly AccountLink[];
	/** True to separate it by a line, as an alternative to the previous form. Default false. */
	readonly apart?: boolean;
}

/** A page about an account. */
export interface AccountPage {
	readonly eyebrow: string;
	readonly title: string;
	readonly text: string;
	readonly notice?:
		| { readonly kind: "info" | "success" | "warning"; readonly title: string; readonly text?: string }
		| undefined;
	readonly forms: readonly AccountForm[];
	readonly links: readonly AccountLink[];
}
