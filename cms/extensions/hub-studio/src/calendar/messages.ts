import { studioTexts } from "../studio/texts.ts";
import de from "./messages/de-DE.json" with { type: "json" };
import en from "./messages/en-US.json" with { type: "json" };

export const useCalendarTexts = studioTexts("hub-studio/calendar", { de, en });
