/**
 * Words that are frequent in Hungarian passwords and missing from lists of international leaks: given names, teams, pets, terms of
 * endearment, seasons, and words of this product. Folded, in the order in which they are guessed.
 */
export const hungarianGuesses: readonly string[] = `
jelszo titkos szeretlek budapest magyarorszag magyar hungary lapzarta szerkesztoseg szerkeszto ujsag hirek telex
szeretem kicsim kincsem eletem szerelem szivem angyalom csillag csillagom boldogsag barack cica cicamica cicus kiscica
kutya kutyus kutyuli kiskutya macska macskam nyuszi maci macko mackoka egerke pillango csibe tigris farkas oroszlan
delfin bogar katica lovacska anya anyukam anyuci apa apukam apuci csalad csaladom mama papa nagymama tesom baba babam
alma almafa korte szilva narancs cseresznye eper malna csoki csokolade fagyi palinka sor unicum gulyas kakaos
tavasz nyar osz tel januar februar marcius aprilis majus junius julius augusztus szeptember oktober november december
hetfo kedd szerda csutortok pentek szombat vasarnap napsugar holdfeny viragom tulipan ibolya liliom rozsa viola
fradi ferencvaros ujpest honved vasas debrecen miskolc szeged pecs gyor kecskemet nyiregyhaza balaton duna tisza hajra
foci futball focista labda isten jezus ordog varazslo kalozok kiraly kiralylany herceg hercegno boszorkany tunder tunderke
iskola egyetem munkahely szamitogep internet telefon belepes belepek jelszavam asztal ablak valami semmi akarmi haliho
szia hello szevasz udvozlom engedjbe nincsjelszo nemtudom elfelejtettem nyissdki szezamtarulj abrakadabra
zsuzsanna zsuzsa zsuzsi szilvia katalin kati erzsebet erzsi ilona margit eszter dora dorina reka anita andrea aniko
beata bernadett boglarka edina emese emoke eniko eva fanni gabriella gyongyi hajnalka henrietta ildiko imola judit kinga
klaudia krisztina lilla magdolna maria marianna melinda monika noemi nora orsolya piroska renata szabina tamara timea
tunde vanda viktoria vivien zita zsofia zsofi adam agoston akos andras antal arpad attila balazs balint barnabas bence
benedek bela botond csaba daniel david denes dezso domonkos elemer endre ferenc gabor gaspar gergely gergo gyorgy gyula
imre istvan janos jozsef kalman karoly kornel kristof krisztian laszlo levente lorant marcell marton mate matyas mihaly
miklos mark norbert oliver oszkar patrik peter pista richard robert roland sandor szabolcs szilard tamas tibor vilmos
viktor vince zoltan zoli zsolt zsombor nagy kovacs toth szabo horvath varga kiss molnar nemeth farkas balogh papp lakatos
takacs juhasz olah meszaros simon racz fekete szilagyi torok feher
`
  .trim()
  .split(/\s+/);
