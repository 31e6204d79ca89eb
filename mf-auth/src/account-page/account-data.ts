// What a page about an account shows: words, notices and plain forms. All of them are rendered by one view.

/** A field of a form. */
export interface AccountField {
	readonly name: string;
	readonly label: string;
	readonly type: "email" | "password" | "text" | "code";
	/** What the browser or a password manager may fill in. */
	readonly autoComplete: string;
	readonly hint?: string;
	readonly error?: string;
	/** What was typed before; never a password. */
	readonly value?: string;
	/** Default true. */
	readonly required?: boolean;
}

/** Where a page or a form leads to. */
export interface AccountLink {
	readonly label: string;
	readonly href: string;
}

/** A form of the page. Its `step` says which one it is. */
export interface AccountForm {
	readonly step: string;
	/** Where it is posted to; default: the page's own address. */
	readonly action?: string;
	/** Default: the form is all that the page is for. */
	readonly heading?: string;
	readonly text?: string;
	readonly fields: readonly AccountField[];
	/** Values that go along, by name. */
	readonly hidden?: Readonly<Record<string, string>>;
	/** A picture of a text for a camera, and the same text to type. */
	readonly code?: { readonly size: number; readonly path: string; readonly label: string; readonly text: string };
	readonly submit: string;
	/** Default false: the form is the page's own. */
	readonly quiet?: boolean;
	/** Where to go on from this form instead. Default nowhere. */
	readonly links?: readonly AccountLink[];
	/** Whether a line sets it apart from the form before it, as another way to the same. Default false. */
	readonly apart?: boolean;
}

/** A page about an account. */
export interface AccountPage {
	readonly eyebrow: string;
	readonly title: string;
	readonly text: string;
	readonly notice?: { readonly kind: "info" | "success" | "warning"; readonly title: string; readonly text?: string };
	readonly forms: readonly AccountForm[];
	readonly links: readonly AccountLink[];
}
