// The thread of one connection: processes requests in order.

import { parentPort } from "node:worker_threads";
import { Connection } from "./connection.ts";
import type { Answer, Request, Work } from "./connection-thread.ts";
import { failureOf } from "./result-codes.ts";

let connection: Connection | undefined;

parentPort?.on("message", ({ id, work }: Request) => {
	let answer: Answer;
	try {
		answer = { id, result: perform(work) };
	} catch (error) {
		answer = { id, failure: failureOf(error) };
	}
	parentPort?.postMessage(answer);
	if (connection === undefined) parentPort?.close();
});

function perform(work: Work): Answer["result"] {
	if (work.kind === "open") {
		connection = new Connection(work.file, work.mode);
		return undefined;
	}
	if (!connection) throw new Error("Database is closed");
	switch (work.kind) {
		case "all":
			return connection.all(work.sql, work.bindings);
		case "run":
			return connection.run(work.sql, work.bindings);
		case "exec":
			connection.exec(work.sql);
			return undefined;
		case "prepare":
			connection.prepare(work.sql);
			return undefined;
		case "wait":
			connection.waitForLocks(work.timeout);
			return undefined;
		case "close":
			connection.close();
			connection = undefined;
			return undefined;
	}
}
