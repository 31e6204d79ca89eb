import type { MessageKey } from "@hub/shared-contracts/language/messages";
import type { PrototypeProps } from "../define-prototype.ts";
import { StateLink } from "../state-link.tsx";
import type de from "./messages/de.json";

export default function PassportView({ t, address }: PrototypeProps<"passport", MessageKey<typeof de>>) {
	return (
		<p>
			<StateLink address={address} change={{ part: "battery" }}>
				{t("soon")}
			</StateLink>
		</p>
	);
}
