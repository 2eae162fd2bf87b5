/** How long publications and launches can be undone; what they send to other systems leaves after that [ACT-07]. */
export const undoSeconds = 10;
