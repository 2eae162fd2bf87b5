/**
 * How long publications and launches can be undone; their messages to other systems are sent after that
 * [ACT-07].
 */
export const undoSeconds = 10;
