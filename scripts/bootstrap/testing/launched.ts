// Says which process launched it, lives until it is told to end, and says by what.
console.log(`running, launched by ${process.ppid}`)
const forever = setInterval(() => undefined, 60_000)

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    console.log(signal)
    // A second signal, if one comes, is told of as well.
    setTimeout(() => clearInterval(forever), 100)
  })
}
process.once('disconnect', () => clearInterval(forever))
process.channel?.unref()
