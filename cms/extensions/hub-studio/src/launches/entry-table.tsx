/** @jsxImportSource #vue */

import type { VNodeChild } from "vue";
import { RouterLink } from "vue-router";
import type { LaunchLine } from "../../../hub-server/launches/launch-lines.ts";
import type { ListedReturn } from "../../../hub-server/launches/launch-responses.ts";
import { entryAddress } from "../studio/entry-address.ts";
import { useForms } from "../studio/form-fields.ts";
import { useFormats } from "../studio/texts.ts";
import { useLaunchTexts } from "./messages.ts";

type Entry = LaunchLine | ListedReturn;

/** Row of a table of entries. */
interface EntryRow {
	readonly entry: Entry;
	/** Below the entry's name. */
	readonly below?: VNodeChild;
	/** State of the entry in the launch, or the effect of taking the launch back. */
	readonly effect: VNodeChild;
	readonly action?: VNodeChild;
}

/** Name of an entry, also of one without a title or a deleted one. */
export function useEntryName(): (entry: Pick<Entry, "name" | "state">) => string {
	const t = useLaunchTexts();
	return ({ name, state }) => name || t(state === "gone" ? "gone" : "unnamed");
}

/** Renders a table of a launch's entries. */
export function useEntryTable() {
	const t = useLaunchTexts();
	const formats = useFormats();
	const { labelOf } = useForms();
	const nameOf = useEntryName();
	const linkTo = (entry: Entry) => {
		const version = "version" in entry ? entry.version : null;
		const to = entryAddress({ ...entry, id: entry.state === "new" ? "+" : entry.id, version });
		return <RouterLink to={to}>{{ default: () => nameOf(entry) }}</RouterLink>;
	};
	const row = ({ entry, below, effect, action }: EntryRow) => (
		<tr key={`${entry.collection}/${entry.id}`}>
			<th scope="row">
				{entry.state === "gone" ? nameOf(entry) : linkTo(entry)}
				{below}
			</th>
			<td>{labelOf(entry.collection)}</td>
			<td>{entry.locale && formats.language(entry.locale)}</td>
			<td>{effect}</td>
			{action && <td>{action}</td>}
		</tr>
	);
	return (rows: readonly EntryRow[]) => (
		<div class="hub-board-scroll">
			<table>
				<thead>
					<tr>
						{[t("entry"), t("collection"), t("language"), t("state")].map((head) => (
							<th scope="col" key={head}>
								{head}
							</th>
						))}
						{rows.some(({ action }) => action) && <td />}
					</tr>
				</thead>
				<tbody>{rows.map(row)}</tbody>
			</table>
		</div>
	);
}
