/** @jsxImportSource #vue */

import type { FunctionalComponent } from "vue";
import { JsonField } from "../json/json-field.tsx";
import { Notice } from "../studio/studio-components.ts";
import { type Change, useEditing } from "./editing.ts";

interface UnknownValueProps {
	readonly about: string;
	readonly value: unknown;
	readonly onChange: Change;
}

/** Value without a form, editable as JSON. */
export const UnknownValue: FunctionalComponent<UnknownValueProps> = ({ about, value, onChange }) => (
	<div class="hub-unknown">
		<Notice type="info">{{ default: () => about }}</Notice>
		{typeof value === "object" && value !== null ? (
			<JsonField value={value} disabled={useEditing().isDisabled()} onInput={(next: unknown) => onChange(next)} />
		) : (
			<pre>{JSON.stringify(value)}</pre>
		)}
	</div>
);
UnknownValue.props = ["about", "value", "onChange"];
