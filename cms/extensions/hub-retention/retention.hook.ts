import type { HookConfig } from "@directus/types";
import { contactMarks } from "../hub-contact/marks-table.ts";
import { eraseOldMessages } from "./old-messages.ts";

/** Erases what visitors wrote when its time is over: at the start, and every hour. Done twice, the second time does nothing. */
const retentionHook: HookConfig = ({ action, schedule }, { database, logger }) => {
	const erase = async (): Promise<void> => {
		try {
			await eraseOldMessages(database, new Date());
			await contactMarks.make(database);
			await contactMarks.forgetOld(database, Date.now());
		} catch (error) {
			logger.error(
				error,
				"Old messages of the contact form, or what was counted of it, could not be erased; it is tried again in an hour.",
			);
		}
	};
	action("server.start", erase);
	schedule("41 * * * *", erase);
};

export default retentionHook;
