/** @jsxImportSource #vue */

import type { FunctionalComponent } from "vue";
import { Button } from "../studio/studio-components.ts";
import { useDeskTexts } from "./messages.ts";
import type { Registration } from "./registrations.ts";

interface PeopleTableProps {
	readonly people: readonly Registration[];
	readonly stateOf: (registration: Registration) => string;
	/** True if attendance can be recorded. */
	readonly canRecord: boolean;
	readonly record?: (registration: Registration, wanted: "attended" | "confirmed") => void;
}

export const PeopleTable: FunctionalComponent<PeopleTableProps> = ({ people, stateOf, canRecord, record }) => {
	const t = useDeskTexts();
	return (
		<table class="hub-event-people">
			<thead>
				<tr>
					<th scope="col">{t("name")}</th>
					<th scope="col">{t("email")}</th>
					<th scope="col">{t("organisation")}</th>
					<th scope="col">{t("state")}</th>
					{canRecord && <th scope="col">{t("attendance")}</th>}
				</tr>
			</thead>
			<tbody>
				{people.map((person) => {
					const wanted = person.state === "confirmed" ? "attended" : "confirmed";
					const hasSeat = person.state === "confirmed" || person.state === "attended";
					return (
						<tr key={person.id}>
							<th scope="row">{person.name}</th>
							<td>{person.email}</td>
							<td>{person.organisation}</td>
							<td>{stateOf(person)}</td>
							{canRecord && (
								<td>
									{hasSeat && (
										<Button secondary small onClick={() => record?.(person, wanted)}>
											{{ default: () => (wanted === "attended" ? t("attended") : t("notAttended")) }}
										</Button>
									)}
								</td>
							)}
						</tr>
					);
				})}
			</tbody>
		</table>
	);
};
PeopleTable.props = ["people", "stateOf", "canRecord", "record"];
