/** @jsxImportSource #vue */

import type { FunctionalComponent } from "vue";
import { Button } from "../studio/studio-components.ts";
import type { Registration } from "./registrations.ts";

/** Column headings in the editor's language. */
interface Heads {
	readonly name: string;
	readonly email: string;
	readonly organisation: string;
	readonly state: string;
	readonly wasThere: string;
	readonly there: string;
	readonly notThere: string;
}

interface PeopleTableProps {
	readonly people: readonly Registration[];
	readonly heads: Heads;
	readonly stateOf: (registration: Registration) => string;
	/** True if attendance can be recorded. */
	readonly marks: boolean;
	readonly mark?: (registration: Registration, wanted: "attended" | "confirmed") => void;
}

export const PeopleTable: FunctionalComponent<PeopleTableProps> = ({ people, heads, stateOf, marks, mark }) => (
	<table class="hub-event-people">
		<thead>
			<tr>
				<th scope="col">{heads.name}</th>
				<th scope="col">{heads.email}</th>
				<th scope="col">{heads.organisation}</th>
				<th scope="col">{heads.state}</th>
				{marks && <th scope="col">{heads.wasThere}</th>}
			</tr>
		</thead>
		<tbody>
			{people.map((person) => {
				const wanted = person.state === "confirmed" ? "attended" : "confirmed";
				const markable = person.state === "confirmed" || person.state === "attended";
				return (
					<tr key={person.id}>
						<th scope="row">{person.name}</th>
						<td>{person.email}</td>
						<td>{person.organisation}</td>
						<td>{stateOf(person)}</td>
						{marks && (
							<td>
								{markable && (
									<Button secondary small onClick={() => mark?.(person, wanted)}>
										{{ default: () => (wanted === "attended" ? heads.there : heads.notThere) }}
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
PeopleTable.props = ["people", "heads", "stateOf", "marks", "mark"];
