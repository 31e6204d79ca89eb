import type { RouteDefinition } from "@hub/shared-contracts/remote/remote";
import { event } from "./event/event.route.ts";
import { events } from "./events/events.route.ts";
import { manage } from "./manage/manage.route.ts";
import { recording } from "./recording/recording.route.ts";
import { recordings } from "./recordings/recordings.route.ts";

export const routes: readonly RouteDefinition[] = [events, recordings, recording, event, manage];
