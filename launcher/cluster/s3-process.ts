// Process of a cluster's S3 server, so that it can be stopped alone.

import { startS3Server } from "@hub/releases/s3-server.fixture";

const [folder = "", port] = process.argv.slice(2);
await startS3Server({ folder, port: Number(port) });
