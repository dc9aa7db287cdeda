// Loaded in front of a child's own code (node --import): when the parent dies, even by SIGKILL, so does the child.
process.on('disconnect', () => process.exit(1))
process.channel?.unref()
